import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginPath, registrationPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { useReturnPath } from './return-path.ts';

const Choices = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s4};
  padding: ${theme.space.s4};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
`;

const Choice = styled(Link)`
  display: grid;
  align-content: center;
  min-height: ${theme.target};
  padding: ${theme.space.s8} ${theme.space.s12};
  border-radius: 10px;
  color: ${theme.colour.soft};
  font-size: ${theme.size.small};
  line-height: 1.4;
  text-align: center;

  > strong {
    font-size: ${theme.size.body};
    font-weight: 600;
    color: ${theme.colour.ink};
  }

  &[aria-current] {
    background: ${theme.colour.raised};
    box-shadow: 0 0 0 1px ${theme.colour.line};
  }
`;

/** On the way to a booking: a member logs in, everyone else joins; both come back to the stay. */
export function SignInChoice({ current }: { current: 'login' | 'registration' }) {
  const returnPath = useReturnPath();
  return (
    <Choices aria-label="Login or join">
      <Choice
        to={loginPath(returnPath)}
        replace
        aria-current={current === 'login' ? 'page' : undefined}
      >
        <strong>Login</strong> I am a member
      </Choice>
      <Choice
        to={registrationPath(returnPath)}
        replace
        aria-current={current === 'registration' ? 'page' : undefined}
      >
        <strong>Join</strong> Register, it is free
      </Choice>
    </Choices>
  );
}
