/**
 * Returns a URL that has no scheme, or http or https. Others, such as javascript, could run code.
 *
 * @throws \InvalidArgumentException
 */
function check_scheme(string $url): string
{
    // Browsers ignore control characters in it: "java\nscript:".
    $pattern = '/^(?!https?:)[a-z\x00-\x20][a-z\d+.\x00-\x20-]*:/i';
    if (str_contains($url, ':') && preg_match($pattern, $url)) {
        $message = "The URL \"$url\" must be relative, or start with http: or https:.";
        throw new \InvalidArgumentException($message);
    }
    return $url;
}
