import { collection, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { CONVERTERS } from './live-converters.ts';
import type { LedgerRange } from './live-ledger.ts';
import { ListSource, type SourceProps, asIs } from './live-source.tsx';

/** A part of the member's ledger, newest line first. */
export function LedgerSource({ of, publish, fail }: SourceProps<'ownLedger'>) {
  const db = useFirestore();
  const list = useMemo(() => {
    // The text is made of the same type by the hook of `live-ledger.ts`.
    const { uid, above, upTo } = JSON.parse(of) as LedgerRange;
    return query(
      collection(db, 'ledger').withConverter(CONVERTERS.ledgerRow),
      where('uid', '==', uid),
      where('seq', '>', above),
      ...(upTo === null ? [] : [where('seq', '<=', upTo)]),
      orderBy('seq', 'desc'),
    );
  }, [db, of]);
  return <ListSource publish={publish} fail={fail} list={list} show={asIs} />;
}

/** All changes of the member's stays; there are few. */
export function ChangesSource({ of, publish, fail }: SourceProps<'ownChanges'>) {
  const db = useFirestore();
  const list = useMemo(
    () => query(collection(db, 'changes').withConverter(CONVERTERS.change), where('uid', '==', of)),
    [db, of],
  );
  return <ListSource publish={publish} fail={fail} list={list} show={asIs} />;
}
