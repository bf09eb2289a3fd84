import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HeartButton } from '../../design/actions/heart-button.tsx';
import { ResortCard, type ResortCardProps } from './resort-card.tsx';

const renderCard = (props: Pick<ResortCardProps, 'heart'> = {}) =>
  render(
    <MemoryRouter>
      <ResortCard
        name="Pelican Cove"
        place="Sanibel, Florida, USA"
        pictureSrc="/art/pelican-1.svg"
        to="/singleResortPage/TW-1"
        {...props}
      />
    </MemoryRouter>,
  );

it('is one link with the name of the resort', () => {
  renderCard({ heart: <HeartButton label="Save Pelican Cove" on onToggle={() => {}} /> });
  expect(screen.getByRole('link', { name: 'Pelican Cove' })).toHaveAttribute(
    'href',
    '/singleResortPage/TW-1',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Save Pelican Cove' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('shows the reason instead of a link when the resort is unavailable', () => {
  render(
    <ResortCard
      name="Pelican Cove"
      place="Sanibel"
      pictureSrc={undefined}
      unavailableReason="Not available"
    />,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Not available')).toBeInTheDocument();
});

it('reserves the space of its picture and loads it lazily', () => {
  const { container } = renderCard();
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '800');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

it('shows the fallback when the picture does not load', () => {
  const { container } = renderCard();
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
