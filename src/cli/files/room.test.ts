import { createRoom } from './room.js';

test("what is taken is nobody else's until the room is empty, and is used again then", () => {
  const [room, other] = [createRoom(), createRoom()];
  const taken = [room.take(10), room.take(20), other.take(10), room.take(1 << 20)];
  expect(taken.map(({ length }) => length)).toEqual([10, 20, 10, 1 << 20]);
  expect(new Set(taken.map(({ buffer }) => buffer)).size).toBe(4);
  room.empty();
  expect(room.take(30).buffer).toBe(taken[0]?.buffer);
  expect(room.take(1 << 20).buffer).not.toBe(taken[3]?.buffer);
});
