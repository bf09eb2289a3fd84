import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SITE_NAME } from '../../kernel/routing/site-name.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';

const Word = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: ${theme.target};
  font-family: ${theme.font.display};
  font-size: min(1.4375rem, 6.5vw);
  font-weight: 600;
  letter-spacing: -0.025em;
  line-height: 1;

  > svg {
    flex: none;
    width: 1.13em;
    height: 1.13em;
  }
`;

/** The name of the site and the way home. */
export function SiteLogo() {
  return (
    <Word to={PATHS.home} aria-label={`${SITE_NAME}, home`}>
      <svg viewBox="0 0 32 32" aria-hidden focusable="false">
        <circle cx="16" cy="13" r="7" fill={theme.colour.coral} />
        <path
          d="M2 18c4.7-3 9.3-3 14 0s9.3 3 14 0v3.5c-4.7 3-9.3 3-14 0s-9.3-3-14 0z"
          fill={theme.colour.lagoon}
        />
        <path
          d="M2 24.5c4.7-3 9.3-3 14 0s9.3 3 14 0V28c-4.7 3-9.3 3-14 0s-9.3-3-14 0z"
          fill={theme.colour.lagoon}
          opacity="0.55"
        />
      </svg>
      {SITE_NAME}
    </Word>
  );
}
