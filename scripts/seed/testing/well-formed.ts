/**
 * Says what is wrong with a simple XML text (elements, attributes, no comments or entities), or
 * null when it is well formed. Enough for the drawings, which use nothing else.
 */
export const wellFormedProblem = (text: string): string | null => {
  const open: string[] = [];
  let at = 0;
  for (const tag of text.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*")*)\s*(\/?)>/g,
  )) {
    const [whole, closing, name = '', attributes = '', selfClosing] = tag;
    const between = text.slice(at, tag.index);
    if (/[<>&]/.test(between)) return `Stray mark before <${name}> at ${tag.index}.`;
    at = tag.index + whole.length;
    const names = Array.from(
      attributes.matchAll(/([a-zA-Z][a-zA-Z0-9:-]*)="/g),
      ([, attribute]) => attribute,
    );
    if (new Set(names).size !== names.length) return `Repeated attribute in <${name}>.`;
    if (closing) {
      const expected = open.pop();
      if (expected !== name) return `</${name}> closes <${expected ?? 'nothing'}>.`;
    } else if (!selfClosing) {
      open.push(name);
    }
    if (open.length === 0 && text.slice(at).trim() !== '') return 'More than one root element.';
  }
  if (at === 0) return 'No element at all.';
  if (open.length > 0) return `<${open.at(-1) ?? ''}> is never closed.`;
  return text.slice(at).trim() === '' ? null : 'Text after the root element.';
};
