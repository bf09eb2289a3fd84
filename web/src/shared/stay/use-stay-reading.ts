import { useLocation, useSearchParams } from 'react-router-dom';
import type { StayReading } from './stay-query.ts';
import { readStay, stayTextsOf } from './stay-query.ts';
import { useToday } from '../../kernel/time/today.tsx';

/** What a screen of the booking was opened with, checked for today (rules 1.10). */
export const useStayReading = (): StayReading => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const today = useToday();
  return readStay(stayTextsOf(query, state), today);
};
