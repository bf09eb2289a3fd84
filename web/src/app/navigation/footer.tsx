import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { heightBelow } from '../../design/layout/height-below.ts';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { SiteLogo } from './site-logo.tsx';
import { socialAddresses } from './social-addresses.ts';
import { SocialLinks } from './social-links.tsx';
import { UNMARKED } from '../../design/text/unmarked.ts';

const GROUPS = [
  {
    title: 'Travel',
    links: [
      { label: 'Resorts', to: PATHS.directoryAtHome },
      { label: 'Directory', to: PATHS.directory },
      { label: 'Last Call', to: PATHS.lastCall },
      { label: 'Magazine', to: PATHS.magazine },
      { label: 'TV', to: PATHS.tv },
    ],
  },
  {
    title: 'The club',
    links: [
      { label: 'About', to: PATHS.about },
      { label: 'Help', to: PATHS.help },
      { label: 'Contact', to: PATHS.contact },
      { label: 'Privacy', to: PATHS.privacy },
    ],
  },
] as const;

/** Set when the club is deployed (README). */
const SOCIAL = socialAddresses({
  instagram: import.meta.env['VITE_SOCIAL_INSTAGRAM'],
  youtube: import.meta.env['VITE_SOCIAL_YOUTUBE'],
  facebook: import.meta.env['VITE_SOCIAL_FACEBOOK'],
});

const Foot = styled.footer`
  ${heightBelow({ phone: 38, tablet: 23 })}
  margin-top: auto;
  background: ${theme.colour.sunken};
`;

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.s40};
  padding-block: ${theme.space.s48};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${theme.space.s80};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${theme.space.s12};
  justify-items: start;
  align-content: start;
`;

const Groups = styled.nav`
  display: grid;
  /* One below the other where large text leaves no room for two. */
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: ${theme.space.s32};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-column: 2 / -1;
    gap: ${theme.space.s64};
  }
`;

const FootLink = styled(Link).attrs(UNMARKED)`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.target};
  min-height: ${theme.target};

  ${media.tablet} {
    min-height: 2.25rem;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.colour.lagoon};
    }
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s16};
  padding-block: ${theme.space.s20};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

/** The footer of every page: what the club is, and the links that the bar has no room for. */
export function Footer() {
  const withStay = useStayLink();
  return (
    <Foot data-print="hide" data-below>
      <PageContainer>
        <Grid>
          <TextBlock>
            <SiteLogo />
            <Text $tone="soft" $size="small">
              A resort exchange club. One directory, two ways to stay: with your points, or at a
              Last Call price with tax included.
            </Text>
            {SOCIAL.length > 0 && <SocialLinks addresses={SOCIAL} />}
          </TextBlock>
          <Groups aria-label="Footer">
            {GROUPS.map((group) => (
              <div key={group.title}>
                <Overline as="h2">{group.title}</Overline>
                <ul>
                  {group.links.map(({ label, to }) => (
                    <li key={label}>
                      <FootLink to={withStay(to)}>{label}</FootLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Groups>
        </Grid>
        <Bottom>
          <Text as="span" $tone="soft" $size="small">
            Prices are in US dollars. Card totals include tax.
          </Text>
          <ColorSchemeSwitch />
        </Bottom>
      </PageContainer>
    </Foot>
  );
}
