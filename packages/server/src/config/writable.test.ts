import { DataError } from './dataError.ts'
import { notWritable } from './writable.ts'

it.each([
  ['ENOSPC', 'Nothing can be written to /data because the disk is full: free some space and start again.'],
  [
    'EROFS',
    'Nothing can be written to /data because the disk is read-only: mount it writable, or choose another DATA_DIR.',
  ],
  [
    'EIO',
    'Nothing can be written to /data (EIO: i/o error, write): check the disk, or choose another DATA_DIR.',
  ],
])('says how to fix %s', (code, sentence) => {
  const error = Object.assign(new Error(`${code}: i/o error, write`), { code })
  expect(notWritable('/data', error)).toBeInstanceOf(DataError)
  expect(notWritable('/data', error).message).toBe(sentence)
})
