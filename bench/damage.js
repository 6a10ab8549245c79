/** How far to search for the place from which two texts are equal again. */
const REACH = 2000;
/** This many equal characters in a row are not a coincidence. */
const SAME = 16;

/**
 * Counts the damage that a program did to a page: the least number of characters that it changed, lost or added. Where
 * the texts differ, it searches for the nearest place where they agree again.
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
