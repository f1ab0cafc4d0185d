window.thunderboltVersion = '1.15873.0';
window.thunderboltTag = 'libs-releases-GA-local';
