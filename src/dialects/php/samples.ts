import { LITERAL, type DialectSamples } from '../../testing/dialect-samples.js';

export const samples: DialectSamples = {
  page: '<?= $page ?>',
  statement: '<?php if ($page): ?>',
  comment: '<?php /* page */ ?>',
  hidden: [
    `<?= '${LITERAL}' ?>`,
    `<?php /* ${LITERAL} */ ?>`,
    `<?php // ${LITERAL}\n?>`,
    `<?php echo <<<HTML\n${LITERAL}\nHTML; ?>`,
  ],
  longCode: (text) => `<?= u(':page', '${text}') // ${text} ?>`,
  token: [
    [
      "<?= urlencode(':page') . str_replace('x', ':page', $a) ?>",
      "<?= urlencode((string) $p) . str_replace('x', (string) $p, $a) ?>",
    ],
    ["<?= str_repeat('x', ':page') . url(':page') ?>", "<?= str_repeat('x', $p) . url($p) ?>"],
    ["<?= url('/a/:page') ?>", "<?= url(('/a/' . $p)) ?>"],
  ],
  alternatives: [
    ['<?php switch ($a): case 1: ?>', '<?php break; ?><?php case 2: ?>', '<?php endswitch ?>'],
    ['<?php switch ($a) { case 1: ?>', '<?php break; default: ?>', '<?php } ?>'],

    ['<?php if ($a): ?>', '<?php else: ?>', '<?php endif; ?>'],
    ['<?php if ($a) { ?>', '<?php } elseif ($b) { ?>', '<?php } ?>'],
  ],
  together: [
    [
      '<?php switch ($a): case 1: ?>',
      '<?php break; endswitch ?>',
      '<?php switch ($a): case 2: ?><?php endswitch ?>',
    ],
    ['<?php switch ($a) { case 1: ?>', '<?php break; } ?>', ''],
    ['<?php if ($a): ?>', '<?php endif; ?>', '<?php if ($b): ?><?php else: ?><?php endif; ?>'],
  ],
};
