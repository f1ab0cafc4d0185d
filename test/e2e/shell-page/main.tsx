import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Routes } from 'react-router';
import { ConnectionNotice } from '../../../src/web/app/connection-notice.tsx';
import { MantineRoot } from '../../../src/web/app/mantine-root.tsx';
import { DialogHost } from '../../../src/web/components/dialog/dialog-host.tsx';
import { alertDialog, confirmDialog } from '../../../src/web/components/dialog/dialogs.ts';
import { useUnsavedWork } from '../../../src/web/components/dialog/use-unsaved-work.ts';
import { SnackbarHost } from '../../../src/web/components/snackbar/snackbar-host.tsx';
import { showSnackbar } from '../../../src/web/components/snackbar/snackbars.ts';
import { LocaleProvider } from '../../../src/web/lib/i18n.tsx';
import { createNavigation } from '../../../src/web/lib/navigation.ts';
import { NavigationProvider } from '../../../src/web/lib/navigation-context.tsx';
import '../../../src/web/styles/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import 'virtual:mantine-theme.css';
import '../../../src/web/styles/tokens.css';
import '../../../src/web/styles/base.css';
import '../../../src/web/styles/mantine.css';

/** A page with work to lose, and a button for each of the shell's ways to speak. */
function Desk() {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  useUnsavedWork(text !== '');
  return (
    <main>
      <label>
        Notiz <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <button
        type="button"
        onClick={async () => {
          await alertDialog({ message: 'Der Scan wurde gelöscht.' });
          setAnswer('gelesen');
        }}
      >
        Hinweis
      </button>
      <button type="button" onClick={async () => setAnswer(String(await confirmDialog({ message: 'Wirklich löschen?' })))}>
        Frage
      </button>
      <button type="button" onClick={() => showSnackbar({ message: 'Gespeichert' })}>
        Meldung
      </button>
      <output>{answer}</output>
      <Link to="/zweite">Zur zweiten Seite</Link>
    </main>
  );
}

function SecondPage() {
  return (
    <main>
      <h1>Zweite Seite</h1>
      <Link to="/">Zum Schreibtisch</Link>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <MantineRoot>
    <LocaleProvider>
      <NavigationProvider navigation={createNavigation(window)} basename="/app">
        <Suspense fallback={null}>
          <Routes>
            <Route path="/zweite" element={<SecondPage />} />
            <Route path="*" element={<Desk />} />
          </Routes>
          <DialogHost />
          <SnackbarHost />
          <ConnectionNotice />
        </Suspense>
      </NavigationProvider>
    </LocaleProvider>
  </MantineRoot>,
);
