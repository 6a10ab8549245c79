  # A URL must not run code. Browsers skip control characters in it.
  defp safe(url) do
    # Without a colon, there is no scheme.
    if String.contains?(url, ":") and unsafe?(Regex.replace(~r/\A[\x00-\x20]+|[\t\n\r]/, url, "")) do
      raise ArgumentError, "a URL is a path or begins with http, not #{inspect(url)}"
    end

    url
  end

  defp unsafe?(url), do: Regex.match?(~r/\A(?!https?:)[a-z][a-z0-9+.-]*:/i, url)

  defp attributes(attributes) do
    for {name, value} <- attributes, value not in [nil, false], into: "" do
      ~s( #{name}="#{if value == true, do: "", else: escape(value)}")
    end
  end

  defp escape(value) do
    text = to_string(value)
    if text =~ ~r/[&<>"]/, do: replace_signs(text), else: text
  end

  defp replace_signs(text) do
    text
    |> String.replace("&", "&amp;")
    |> String.replace("<", "&lt;")
    |> String.replace(">", "&gt;")
    |> String.replace("\"", "&quot;")
  end
