import { hostileSite } from '../hostile-site.ts';

/** Sites that cannot be reached at all. */
export const noAnswerSites = [
  hostileSite({
    slug: 'no-such-name',
    de: 'Ein Name, den kein Namensdienst kennt.',
    en: 'A name that no name service knows.',
    error: 'unresolvable',
    hosts: [],
  }),
  hostileSite({
    slug: 'refused-port',
    de: 'Ein Server, der auf keinem Port Verbindungen annimmt.',
    en: 'A server that accepts connections on no port.',
    error: 'refused',
    serves: ['refused'],
  }),
  hostileSite({
    slug: 'silent-server',
    de: 'Ein Server, der die Verbindung annimmt und dann schweigt.',
    en: 'A server that accepts the connection and then says nothing.',
    error: 'timeout',
    serves: ['silent'],
  }),
];
