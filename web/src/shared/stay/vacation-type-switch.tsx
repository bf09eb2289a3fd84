import type { VacationType } from '@club/domain/pricing/unit-type';
import { VACATION_TYPES } from '@club/domain/pricing/unit-type';
import { SegmentedControl } from '../../design/form/segmented-control.tsx';
import { withFields } from '../../kernel/routing/address-fields.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { STAY_FIELDS } from './stay-fields.ts';
import { useStaySearch } from './stay-search.ts';

/** How a stay is paid, as short as it gets. */
const LABELS: Record<VacationType, string> = { rciPoints: 'Points', lastCall: 'Card' };

const OPTIONS = VACATION_TYPES.map((value) => ({ value, label: LABELS[value] }));

const FIELDS = { vacationType: STAY_FIELDS.vacationType };

type VacationTypeSwitchProps = {
  value: VacationType;
  onChange: (value: VacationType) => void;
};

/** The switch between stays paid with points and stays paid by card; prices follow it. */
export function VacationTypeSwitch({ value, onChange }: VacationTypeSwitchProps) {
  return <SegmentedControl label="Pay with" value={value} options={OPTIONS} onChange={onChange} />;
}

/** The switch of a page whose stay is in the address (`useStaySearch`). */
export function AddressVacationTypeSwitch() {
  const { vacationType } = useStaySearch();
  const { change } = useAddressQuery();
  return (
    <VacationTypeSwitch
      value={vacationType}
      onChange={(next) => {
        change((now) => withFields(now, FIELDS, { vacationType: next }), {
          replace: true,
          preventScrollReset: true,
        });
      }}
    />
  );
}
