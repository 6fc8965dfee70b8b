import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { S3 } from '@aws-sdk/client-s3'
import type { BucketLocation } from '#config/config.ts'
import { packageFolder } from '#config/paths.ts'

/** A process of its own, because the server is an ES module and these tests are not. */
const program = `import { startFauxqs } from 'fauxqs'
const { port } = await startFauxqs({ port: 0, logger: false })
console.log(port)`

export interface S3Server {
  /** Creates a bucket. */
  bucket(name: string): Promise<BucketLocation>
  stop(): Promise<void>
}

/** Starts an S3 server that keeps its files in memory. */
export async function startS3Server(): Promise<S3Server> {
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'test'
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: packageFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  const location = { endpoint: `http://127.0.0.1:${Number(line)}`, region: 'us-east-1' }
  const client = new S3({ ...location, forcePathStyle: true })
  return {
    async bucket(name) {
      await client.createBucket({ Bucket: name })
      return { ...location, bucket: name }
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
