import { initializeApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The fields that the control shows of a stored resort. */
type Shown = { id: string; place_name: string; location: string; img: string; details: string };

/** As many as the database's rules give at a time; a club read whole would be slower still. */
const FIRST_RESORTS = 24;

const open = async (): Promise<Firestore> => {
  const response = await fetch('/emulators.json');
  // Written by our own launcher.
  const { projectId, firestore } = (await response.json()) as {
    projectId: string;
    firestore: { host: string; port: number };
  };
  const db = getFirestore(initializeApp({ projectId, apiKey: 'emulator' }));
  connectFirestoreEmulator(db, firestore.host, firestore.port);
  return db;
};

const read = async (id: string | undefined): Promise<Shown[]> => {
  const db = await open();
  const found =
    id === undefined
      ? (await getDocs(query(collection(db, 'resorts'), limit(FIRST_RESORTS)))).docs
      : [await getDoc(doc(db, 'resorts', id))];
  // The demo club's own documents.
  return found.map((each) => ({ ...(each.data() as Omit<Shown, 'id'>), id: each.id }));
};

function PlainSite() {
  const [resorts, setResorts] = useState<readonly Shown[] | null>(null);
  const id = /^\/singleResortPage\/(.+)$/.exec(location.pathname)?.[1];
  useEffect(() => {
    void read(id).then(setResorts);
  }, [id]);
  return (
    <main>
      <h1>Resorts</h1>
      {resorts === null && <p>Loading...</p>}
      {resorts?.map((resort) => (
        <article key={resort.id}>
          <img src={resort.img} alt="" width={390} height={260} />
          <h2>
            <a href={`/singleResortPage/${resort.id}`}>{resort.place_name}</a>
          </h2>
          <p>{resort.location}</p>
        </article>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(<PlainSite />);
