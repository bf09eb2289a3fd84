type HiddenFieldsProps = { entries: Iterable<readonly [name: string, value: string]> };

/** What a form that is sent by GET keeps of the address: the browser drops the query of its action. */
export function HiddenFields({ entries }: HiddenFieldsProps) {
  return [...entries].map(([name, value], at) => (
    <input key={`${name} ${String(at)}`} type="hidden" name={name} value={value} />
  ));
}
