/** Refuses schemes other than http and https: others, such as javascript, could run code. */
private function safe(string $url): string
{
    // Browsers ignore control characters here: "java\nscript:".
    $start = preg_replace('/[\x00-\x20]+/', '', $url);
    if (preg_match('/^(?!https?:)[a-z][a-z\d+.-]*:/i', $start)) {
        $message = "pagination() links to http and https only, not \"$url\".";
        throw new \InvalidArgumentException($message);
    }

    return $url;
}
