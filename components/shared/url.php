/**
 * Returns a URL that has no scheme, or http or https. Others, such as javascript, could run code.
 *
 * @throws \InvalidArgumentException
 */
function check_scheme(string $url): string
{
    // Most URLs are relative, and need no further look.
    if (strspn($url, '/?#') > 0) {
        return $url;
    }
    // Browsers ignore control characters here: "java\nscript:".
    $start = preg_replace('/[\x00-\x20]+/', '', $url);
    if (preg_match('/^(?!https?:)[a-z][a-z\d+.-]*:/i', $start)) {
        $message = "The URL \"$url\" must be relative, or start with http: or https:.";
        throw new \InvalidArgumentException($message);
    }
    return $url;
}
