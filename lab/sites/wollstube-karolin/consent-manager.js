// In the head of every page: what was decided, and a gate before document.cookie for names that nobody registered.
((available) => {
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const read = () => {
    const pair = jar.get
      .call(document)
      .split('; ')
      .find((text) => text.startsWith('plenty-shop-cookie='));
    try {
      return pair ? JSON.parse(decodeURIComponent(pair.split('=')[1])) : null;
    } catch {
      return null;
    }
  };
  let consents = read();
  const isConsented = (key) => {
    if (available[key]?.[0]) return true;
    const [group, name] = key.split('.');
    if (name === '*') return Object.values(consents?.[group] ?? {}).includes(true);
    return consents?.[group]?.[name] === true;
  };
  const matches = (pattern, name) => (pattern.startsWith('/') ? new RegExp(pattern.slice(1, -1)).test(name) : pattern === name);
  const isAllowed = (name) =>
    Object.entries(available).some(([key, [, names]]) => isConsented(key) && names.some((pattern) => matches(pattern, name)));

  window.ConsentManager = {
    isConsented,
    getConsents: () => consents,
    hasResponse: () => consents !== null,
    setResponse(response) {
      consents = response;
      const expires = new Date(Date.now() + 100 * 86_400_000).toUTCString();
      jar.set.call(
        document,
        `plenty-shop-cookie=${encodeURIComponent(JSON.stringify(response))}; path=/; expires=${expires}; secure; SameSite=Lax`,
      );
      document.dispatchEvent(new CustomEvent('consentChanged', { detail: response }));
    },
  };
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar.get.call(document),
    set(text) {
      if (isAllowed(text.split('=')[0].trim())) jar.set.call(document, text);
    },
  });
})(availableConsents);
