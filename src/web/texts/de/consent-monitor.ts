/** German texts of the namespace `consentMonitor`; the shape the English ones are held to. */
export const consentMonitor = { title: 'Einwilligungs-Monitor' };
