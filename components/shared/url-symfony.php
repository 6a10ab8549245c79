/** Refuses schemes other than http and https: others, such as javascript, could run code. */
private function safe(string $url): string
{
    // Browsers ignore control characters in them: "java\nscript:".
    if (preg_match('/^(?!https?:)[a-z\x00-\x20][a-z\d+.\x00-\x20-]*:/i', $url)) {
        $message = "pagination() links to http and https only, not \"$url\".";
        throw new \InvalidArgumentException($message);
    }

    return $url;
}
