import { UserRound, UsersRound } from 'lucide-react';
import { styled } from 'styled-components';
import type { CheckingIn } from './checking-in.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { RadioCardGroup } from '../../design/form/radio-card-group.tsx';

const Question = styled.span`
  ${displayType}
  font-size: ${theme.size.h3};
`;

/** Member or guest, as the field `checkingIn` of a Formik form (rules 8.2). */
export function CheckingInChoice({ label }: { label: string }) {
  return (
    <RadioCardGroup<CheckingIn>
      name="checkingIn"
      label={<Question>{label}</Question>}
      help="If you choose RCI Member, the member must check in at the resort in person."
      columns={2}
      options={[
        {
          value: 'member',
          label: 'RCI Member',
          text: 'You check in yourself, with a photo ID.',
          icon: <UserRound aria-hidden />,
        },
        {
          value: 'guest',
          label: 'A Guest',
          text: 'Someone else checks in. Tell us who.',
          icon: <UsersRound aria-hidden />,
        },
      ]}
    />
  );
}
