(comment) @comment
(color_value) @string.special
(integer_value) @number
(float_value) @number
(property_name) @property
(tag_name) @type
(class_name) @type
(function_name) @function
(at_keyword) @variable
["{" "}" "(" ")"] @punctuation.bracket
[":" ";" ","] @punctuation.delimiter
