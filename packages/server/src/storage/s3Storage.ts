import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3'
import type { BucketLocation } from '#config/config.ts'
import { DataError, reasonOf } from '#config/dataError.ts'
import {
  FileMissingError,
  isFileKey,
  nameOfKey,
  ownerName,
  quarantineName,
  type Storage,
  type StoredFile,
} from './storage.ts'

/**
 * Stores files in a bucket of an S3-compatible object store. The credentials are those of the AWS SDK: by default the
 * variables `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. Throws a `DataError` when the bucket cannot be read.
 */
export async function openS3Storage({ bucket, endpoint, region }: BucketLocation): Promise<Storage> {
  const s3 = new S3({
    region,
    // Other stores than Amazon's know neither a host for each bucket nor checksums by default.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: nameOfKey(key) })
  const aside = (key: string) => ({ Bucket: bucket, Key: `${quarantineName}/${nameOfKey(key)}` })
  const place = `the bucket ${bucket}`

  /** Returns whether the source was there. */
  async function move(from: ReturnType<typeof at>, to: ReturnType<typeof at>): Promise<boolean> {
    try {
      await s3.copyObject({ ...to, CopySource: `${bucket}/${from.Key}` })
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
    await s3.deleteObject(from)
    return true
  }

  /** The stored files whose names begin with a prefix; moving a file sets its time. */
  async function* filesBelow(Prefix: string): AsyncIterable<StoredFile> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix }))
      for (const { Key = '', LastModified = new Date() } of Contents) {
        const key = Key.slice(Prefix.length)
        if (isFileKey(key)) yield { key, storedAt: LastModified }
      }
  }

  try {
    await s3.headBucket({ Bucket: bucket })
  } catch (error) {
    throw new DataError(
      `The uploaded files in ${place} cannot be reached (${reasonOf(error)}): check S3_BUCKET, S3_ENDPOINT, S3_REGION and the credentials.`,
    )
  }
  return {
    place,
    async put(key, from) {
      const { size } = await stat(from)
      await s3.putObject({ ...at(key), Body: createReadStream(from), ContentLength: size })
      await rm(from, { force: true })
    },
    async open(key, part): Promise<Readable> {
      try {
        const { Body } = await s3.getObject({
          ...at(key),
          ...(part && { Range: `bytes=${part.start}-${part.end}` }),
        })
        return Body as Readable
      } catch (error) {
        if (!isMissing(error)) throw error
        throw new FileMissingError(`The storage has no file ${key}.`)
      }
    },
    async remove(key) {
      await s3.deleteObject(at(key))
    },
    async quarantine(key) {
      await move(at(key), aside(key))
    },
    restore: (key) => move(aside(key), at(key)),
    listTrash: () => filesBelow(`${quarantineName}/`),
    async deleteTrashed(key) {
      await s3.deleteObject(aside(key))
    },
    list: () => filesBelow(''),
    async readOwner() {
      try {
        const { Body } = await s3.getObject({ Bucket: bucket, Key: ownerName })
        return await Body?.transformToString()
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async writeOwner(id) {
      await s3.putObject({ Bucket: bucket, Key: ownerName, Body: id })
    },
  }
}

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name)
