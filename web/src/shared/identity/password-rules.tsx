import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { CLUB_PASSWORD_POLICY, unmetRules } from '@club/domain/user/password-policy';
import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s4};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  gap: ${theme.space.s8};
  align-items: center;
  color: ${({ $met }) => ($met ? theme.colour.good : theme.colour.soft)};

  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 2;
  }
`;

/** The rules of a policy: those that an empty password breaks. */
const rulesOf = (policy: PasswordPolicy): string[] =>
  unmetRules('', { ...policy, minLength: Math.max(1, policy.minLength) });

/** Common passwords are refused, also while it is not known which ones they are. */
const NOT_LOADED: ReadonlySet<string> = new Set();

type PasswordRulesProps = { password: string; policy?: PasswordPolicy };

/**
 * The password rules, ticked while they are met. All are there from the beginning, so that the form
 * below does not move.
 */
export function PasswordRules({ password, policy = CLUB_PASSWORD_POLICY }: PasswordRulesProps) {
  const unmet = unmetRules(password, policy);
  const checked = rulesOf(policy);
  return (
    <List aria-label="Password rules">
      {rulesOf({ common: NOT_LOADED, ...policy }).map((rule) => {
        const met = checked.includes(rule) && !unmet.includes(rule);
        return (
          <Rule key={rule} $met={met}>
            {met ? <Check aria-hidden /> : <Circle aria-hidden />}
            <span>
              {rule}
              {met && <VisuallyHidden> Done.</VisuallyHidden>}
            </span>
          </Rule>
        );
      })}
    </List>
  );
}
