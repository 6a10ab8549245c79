// Pages around controls, for pictures and tests in a browser.

/**
 * Puts a page around controls.
 *
 * @param {{ theme: string, styles: string, direction?: 'ltr' | 'rtl', isDark?: boolean, language?: string }} look
 * @param {string} content
 */
export function pageAround({ theme, styles, direction = 'ltr', isDark = false, language = 'en' }, content) {
  const scheme = isDark ? 'dark' : 'light';
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}" data-theme="${scheme}" data-bs-theme="${scheme}" data-color-mode="${scheme}" data-light-theme="light" data-dark-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Posts</title>
<style>${styles}</style>
<style>*, ::before, ::after { transition: none !important; animation: none !important }
:root { color-scheme: ${scheme} } body { margin: 0; padding: 16px }${backgrounds[theme]?.[scheme] ?? ''}</style>
</head>
<body class="${theme === 'govuk' ? 'govuk-template__body' : ''}">
<main>
${content}
</main>
</body>
</html>
`;
}

/**
 * Shows the page as in a medium. On paper, browsers leave backgrounds out unless the page insists; what they do when
 * they print is done to the page, whose picture would have them.
 *
 * @param {import('playwright-core').Page} page with its content
 * @param {'light' | 'dark' | 'forced' | 'print'} medium
 */
export async function emulate(page, medium) {
  await page.emulateMedia({
    media: medium === 'print' ? 'print' : 'screen',
    colorScheme: medium === 'dark' ? 'dark' : 'light',
    forcedColors: medium === 'forced' ? 'active' : 'none',
  });
  if (medium !== 'print') return;
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      if (getComputedStyle(element).printColorAdjust === 'exact') continue;
      element.style.setProperty('background', 'none', 'important');
      element.style.setProperty('box-shadow', 'none', 'important');
    }
  });
}

/** The colors of a page, in themes whose framework leaves them to the site. */
const backgrounds = {
  default: {
    light: ' body { background: #fff; color: #1f2937; font: 16px system-ui, sans-serif }',
    dark: ' body { background: #111827; color: #e5e7eb; font: 16px system-ui, sans-serif }',
  },
  tailwind: {
    light: ' body { background: #fff }',
    dark: ' body { background: #101828 }',
  },
  petal: {
    light: ' body { background: #fff }',
    dark: ' body { background: #101828 }',
  },
};
