/** Puts values into the `{braces}` of a text. A brace without a value is a mistake and stays visible. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
