/**
 * `node readCvProgram.ts pdf|docx|odt`: the file is the standard input, its text the standard output. Any exit code but 0
 * means that it cannot be read.
 *
 * The first thread only watches: it ends the process when it has used the processor for too long or grows too large, which
 * counts buffers outside the heap too. A busy machine takes longer and reads the same files. The second thread reads, so
 * that no endless loop of it stops the watch.
 */
import { buffer } from 'node:stream/consumers'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const limits = { processorMs: 5000, bytes: 200 * 1024 * 1024 }

/** Milliseconds in which a reader that unpacks a gigabyte a second grows by some 10 MB. */
const interval = 10

if (isMainThread) await watch()
else {
  const { readText } = await import(/* webpackChunkName: "readCvText" */ './readText.ts')
  parentPort?.postMessage(await readText(workerData.format, workerData.content))
}

async function watch(): Promise<void> {
  const content = new Uint8Array(await buffer(process.stdin))
  // `exit` would wait for what the other thread does.
  const end = () => process.kill(process.pid, 'SIGKILL')
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if ((user + system) / 1000 > limits.processorMs || process.memoryUsage.rss() > limits.bytes) end()
  }, interval)
  const reader = new Worker(import.meta.filename, {
    workerData: { format: process.argv[2], content },
    transferList: [content.buffer],
    // PDF.js writes its warnings there.
    stdout: true,
    stderr: true,
  })
  reader.once('error', end)
  reader.once('message', (text: string) => process.stdout.write(text, () => process.exit(0)))
}
