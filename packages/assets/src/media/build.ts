import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatFile, inPublic } from '#paths.ts'
import { avif, ffmpeg, jpeg, mp4, rawInput, webm, webp } from './encode.ts'
import { createPainter, toRgb16 } from './frames.ts'
import { frameCount, type Scene, scenes } from './scenes.ts'
import { brandName, paintShare, shareScene } from './share.ts'

/** The largest sizes of the files in bytes: larger ones load too slowly on a phone. */
const limits = { film: 700_000, poster: 60_000, share: 120_000 }

async function render(scene: Scene, work: string): Promise<void> {
  const paint = createPainter(scene)
  const frames = frameCount(scene)
  const { width, height, framesPerSecond, quality } = scene
  const name = inPublic('media', scene.name)
  const raw = rawInput(width, height, framesPerSecond)
  const master = path.join(work, `${scene.name}.mkv`)

  console.log(`${scene.name}: ${frames} frames, ${frames / framesPerSecond} s`)
  // Painted once, kept without loss, then encoded as often as needed.
  await ffmpeg([...raw, '-c:v', 'ffv1', '-pix_fmt', 'gbrp12le', master], async (write) => {
    for (let frame = 0; frame < frames; frame += 1) await write(toRgb16(paint(frame)))
  })

  await ffmpeg(['-i', master, ...mp4(quality.mp4), `${name}.mp4`])
  await ffmpeg(['-i', master, ...webm(quality.webm), `${name}.webm`])
  await ffmpeg(['-i', master, ...avif(12), `${name}-poster.avif`])
  await ffmpeg(['-i', master, ...webp(quality.webp), `${name}-poster.webp`])

  await weigh(`${name}.webm`, limits.film)
  await weigh(`${name}.mp4`, limits.film)
  await weigh(`${name}-poster.avif`, limits.poster)
  await weigh(`${name}-poster.webp`, limits.poster)
}

/** The picture that other sites show beside a link to this one. */
async function renderShare(work: string): Promise<void> {
  const { width, height, framesPerSecond } = shareScene
  const file = inPublic('media', 'share.jpg')
  console.log('share')
  await ffmpeg(
    [...rawInput(width, height, framesPerSecond), '-vf', await brandName(work), ...jpeg(3), file],
    async (write) => await write(toRgb16(paintShare())),
  )
  await weigh(file, limits.share)
}

async function weigh(file: string, limit: number): Promise<void> {
  const { size } = await stat(file)
  formatFile(path.basename(file), size)
  if (size > limit) throw new Error(`${path.basename(file)} may have ${limit} bytes at most.`)
}

const jobs = new Map(scenes.map((scene) => [scene.name, (work: string) => render(scene, work)]))
jobs.set('share', renderShare)

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const unknown = wanted.filter((name) => !jobs.has(name))
if (unknown.length > 0) throw new Error(`No ${unknown.join(', ')}; there are: ${[...jobs.keys()].join(', ')}`)
await mkdir(inPublic('media'), { recursive: true })
const work = await mkdtemp(path.join(os.tmpdir(), 'atrium-media-'))
try {
  for (const [name, job] of jobs) if (wanted.length === 0 || wanted.includes(name)) await job(work)
} finally {
  await rm(work, { recursive: true, force: true })
}
