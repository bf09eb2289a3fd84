import { UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { affordablePath } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Text } from '../../design/text/text.tsx';
import { Part } from './points-part.tsx';
import { nightsText } from './points-text.ts';

/** The nights that the balance pays for. */
export function WhatItBooks({ available }: { available: number }) {
  return (
    <Part title="What you can book">
      <Text $size="small" $tone="soft">
        Nights in a row from a Monday, paid from your balance alone.
      </Text>
      <KeyValueList
        items={UNIT_TYPES.map((unitType) => ({
          label: unitTypeLabel(unitType),
          value: nightsText(unitType, available),
        }))}
      />
      {available > 0 && (
        <div>
          <ButtonLink to={affordablePath()} variant="quiet">
            Resorts within my balance
          </ButtonLink>
        </div>
      )}
    </Part>
  );
}
