/** German texts of the namespace `tagMonitor`; the shape the English ones are held to. */
export const tagMonitor = { title: 'Tag-Monitor' };
