import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { avif, ffmpeg, mp4, rawInput, webm, webp } from './encode.ts'
import { createPainter, toRgb16 } from './frames.ts'
import { frameCount, type Scene, scenes } from './scenes.ts'

/** What a film and a poster may weigh, in bytes; more would be felt on a phone. */
const limits = { film: 700_000, poster: 60_000 }

const target = path.resolve(import.meta.dirname, '../../../../public/media')

async function render(scene: Scene, work: string): Promise<void> {
  const paint = createPainter(scene)
  const frames = frameCount(scene)
  const { width, height, framesPerSecond } = scene
  const name = path.join(target, scene.name)
  const raw = rawInput(width, height, framesPerSecond)
  const master = path.join(work, `${scene.name}.mkv`)

  console.log(`${scene.name}: ${frames} frames, ${frames / framesPerSecond} s`)
  // Painted once, kept without loss, then encoded as often as needed.
  await ffmpeg([...raw, '-c:v', 'ffv1', '-pix_fmt', 'gbrp12le', master], async (write) => {
    for (let frame = 0; frame < frames; frame += 1) await write(toRgb16(paint(frame)))
  })

  await ffmpeg(['-i', master, ...mp4(24), `${name}.mp4`])
  await ffmpeg(['-i', master, ...webm(20), `${name}.webm`])
  await ffmpeg(['-i', master, ...avif(12), `${name}-poster.avif`])
  await ffmpeg(['-i', master, ...webp(96), `${name}-poster.webp`])

  for (const [file, limit] of [
    [`${name}.webm`, limits.film],
    [`${name}.mp4`, limits.film],
    [`${name}-poster.avif`, limits.poster],
    [`${name}-poster.webp`, limits.poster],
  ] as const) {
    const { size } = await stat(file)
    console.log(`  ${path.basename(file).padEnd(24)} ${String(size).padStart(7)} bytes`)
    if (size > limit) throw new Error(`${path.basename(file)} may have ${limit} bytes at most.`)
  }
}

const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? scenes : scenes.filter((scene) => wanted.includes(scene.name))
if (chosen.length === 0)
  throw new Error(`No such scene; there are: ${scenes.map(({ name }) => name).join(', ')}`)
await mkdir(target, { recursive: true })
const work = await mkdtemp(path.join(os.tmpdir(), 'atrium-media-'))
try {
  for (const scene of chosen) await render(scene, work)
} finally {
  await rm(work, { recursive: true, force: true })
}
