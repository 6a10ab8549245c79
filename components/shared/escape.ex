  # A URL must not run code. Before the first slash, a path has no colon.
  defp safe(url) do
    # Without a colon, there is no scheme.
    if String.contains?(url, ":") and url =~ ~r{\A(?![\x00- ]*https?:)[^/?#]*:}i do
      raise ArgumentError, "a URL is a path or begins with http, not #{inspect(url)}"
    end

    url
  end

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
