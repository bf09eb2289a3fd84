import { ArrowDownUp } from 'lucide-react';
import type { SelectOption } from '../../design/form/select-input.tsx';
import { PillSelect } from './pill-select.tsx';

type OrderSelectProps = {
  value: string;
  options: readonly SelectOption[];
  /** The list's own order. */
  isOwn: boolean;
  onChange: (value: string) => void;
};

/** The order of a list, at the end of its filters. */
export function OrderSelect({ value, options, isOwn, onChange }: OrderSelectProps) {
  return (
    <PillSelect
      label="Sort by"
      icon={<ArrowDownUp aria-hidden />}
      value={value}
      on={!isOwn}
      options={options}
      onChange={onChange}
    />
  );
}
