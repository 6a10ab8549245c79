/** How far the search goes for the place from which on two texts are the same again. */
const REACH = 2000;
/** That many characters in a row are no coincidence. */
const SAME = 16;

/**
 * Counts what a program did to a page beside its work: how many characters were changed, lost or added, at least.
 * Both texts are read side by side; where they part, the nearest place is looked for at which they meet again.
 */
export function countDamage(expected, actual) {
  let damage = 0;
  let left = 0;
  let right = 0;
  while (left < expected.length && right < actual.length) {
    if (expected.charCodeAt(left) === actual.charCodeAt(right)) {
      left++;
      right++;
      continue;
    }
    const [skipLeft, skipRight] = meet(expected, left, actual, right);
    damage += Math.max(skipLeft, skipRight);
    left += skipLeft;
    right += skipRight;
  }
  return damage + (expected.length - left) + (actual.length - right);
}

function meet(expected, left, actual, right) {
  for (let total = 1; total < REACH; total++) {
    for (let skipLeft = 0; skipLeft <= total; skipLeft++) {
      const skipRight = total - skipLeft;
      if (isSame(expected, left + skipLeft, actual, right + skipRight)) return [skipLeft, skipRight];
    }
  }
  return [1, 1];
}

function isSame(expected, left, actual, right) {
  for (let step = 0; step < SAME; step++) {
    if (expected.charCodeAt(left + step) !== actual.charCodeAt(right + step)) return false;
  }
  return true;
}
