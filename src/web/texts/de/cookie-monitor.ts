/** German texts of the namespace `cookieMonitor`; the shape the English ones are held to. */
export const cookieMonitor = { title: 'Cookie-Monitor' };
