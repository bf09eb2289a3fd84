/** The parts of the home page below what is in view at first, in one file. */
export { DirectorySection } from '../features/directory/directory-section.tsx';
export { MagazinePromo } from '../features/home/magazine-promo.tsx';
export { PointsNotice } from '../features/home/points-notice.tsx';
export { HomeRows } from '../features/home/rows/home-rows.tsx';
export { HomeHead } from './home-head.ts';
