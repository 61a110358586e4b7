const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPad/, 'iPadOS'],
  [/iPhone/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

export type Device = { browser: string | undefined; system: string | undefined; handheld: boolean };

/**
 * Browser and system from a User-Agent header, enough for a person to recognise the device. The order matters: nearly
 * every browser also calls itself Chrome or Safari, and Android calls itself Linux.
 */
export function readDevice(userAgent: string | null): Device {
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return {
    browser: nameIn(browsers),
    system: nameIn(systems),
    handheld: /Mobi|Android|iPad|iPhone/.test(userAgent ?? ''),
  };
}
