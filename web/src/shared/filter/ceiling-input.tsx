import type { PriceCeiling } from '@club/domain/directory/resort-filter';
import { useState } from 'react';
import { Chip } from '../../design/actions/chip.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';

type CeilingInputProps = {
  ceiling: PriceCeiling | null;
  onChange: (ceiling: PriceCeiling | null) => void;
};

const MONEY = {
  points: { label: 'Most points', help: undefined, placeholder: '60000' },
  cash: { label: 'Most dollars, with tax', help: 'Last Call stays only', placeholder: '361.02' },
} as const;

const WHOLE = /^\d{1,7}$/;
const USD = /^\d{1,5}(\.\d{1,2})?$/;

const ceilingOf = (money: PriceCeiling['in'], typed: string): PriceCeiling | null | undefined => {
  const text = typed.trim().replaceAll(',', '');
  if (text === '') return null;
  if (money === 'points') return WHOLE.test(text) ? { in: money, most: Number(text) } : undefined;
  return USD.test(text) ? { in: money, most: Math.round(Number(text) * 100) } : undefined;
};

const textOf = (ceiling: PriceCeiling | null): string => {
  if (ceiling === null) return '';
  return String(ceiling.in === 'points' ? ceiling.most : ceiling.most / 100);
};

/** The most that a stay may cost, in points or dollars. What is no amount counts as none and is said. */
export function CeilingInput({ ceiling, onChange }: CeilingInputProps) {
  const [money, setMoney] = useState<PriceCeiling['in']>(ceiling?.in ?? 'points');
  const [typed, setTyped] = useState(textOf(ceiling));
  const read = ceilingOf(money, typed);
  const change = (nextMoney: PriceCeiling['in'], text: string): void => {
    setMoney(nextMoney);
    setTyped(text);
    onChange(ceilingOf(nextMoney, text) ?? null);
  };
  return (
    <Stack $gap="s12">
      <Row $gap="s8">
        {(['points', 'cash'] as const).map((kind) => (
          <Chip
            key={kind}
            on={money === kind}
            onClick={() => {
              change(kind, money === kind ? typed : '');
            }}
          >
            {kind === 'points' ? 'Points' : 'Dollars'}
          </Chip>
        ))}
      </Row>
      <TextInput
        label={MONEY[money].label}
        help={MONEY[money].help}
        placeholder={MONEY[money].placeholder}
        inputMode={money === 'points' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        error={
          read === undefined
            ? `Enter an amount, for instance ${MONEY[money].placeholder}.`
            : undefined
        }
        onChange={(event) => {
          change(money, event.target.value);
        }}
      />
    </Stack>
  );
}
