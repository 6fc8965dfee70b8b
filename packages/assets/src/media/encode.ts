import { spawn } from 'node:child_process'
import { once } from 'node:events'

const missing =
  'The films are made with ffmpeg, which is not on this machine. Install it (Debian: apt-get install ffmpeg).'

/** Runs ffmpeg; `feed` may write to its standard input. Throws with what ffmpeg said when it fails. */
export async function ffmpeg(
  args: string[],
  feed?: (write: (chunk: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args])
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(missing) : error),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(Buffer.concat(errors).toString('utf8'))),
    )
  })
  // A failed ffmpeg closes its input: the reason is in `ended`, not in the broken pipe.
  child.stdin.on('error', () => {})
  const fed = async () => {
    await feed?.(async (chunk) => {
      if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended])
    })
    child.stdin.end()
  }
  await Promise.all([ended, fed()])
}

/** The format of our raw pictures for ffmpeg. */
export const rawInput = (width: number, height: number, framesPerSecond: number) => [
  ...['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${width}x${height}`],
  ...['-framerate', String(framesPerSecond), '-i', '-'],
]

/** Our colours are sRGB. Without these arguments each player guesses another green. */
const toBt709 = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+lanczos'
const bt709 = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const video = (format: string) => ['-an', '-vf', `${toBt709},format=${format}`, ...bt709]

/** One key frame for each loop: a second one would be visible in the still parts. */
const oneKeyFrame = ['-g', '600']

/**
 * H.264 for every browser. It has 8 bits only: the master's finer shades become a pattern too small to see, which
 * `aq-mode 3` keeps from being flattened to steps.
 */
export const mp4 = (quality: number) => [
  ...video('yuv420p'),
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(quality), '-profile:v', 'high'],
  ...['-aq-mode', '3', '-bf', '8', '-refs', '6', ...oneKeyFrame, '-movflags', '+faststart'],
]

/** AV1 with 10 bits (`av01.0.05M.10`): a third of the size, and no steps. Browsers without it take the other. */
export const webm = (quality: number) => [
  ...video('yuv420p10le'),
  ...['-c:v', 'libsvtav1', '-preset', '4', '-crf', String(quality), ...oneKeyFrame],
]

export const avif = (quality: number) => [
  ...video('yuv420p10le'),
  ...[
    '-frames:v',
    '1',
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    String(quality),
    '-cpu-used',
    '2',
  ],
]

export const webp = (quality: number) => [
  ...['-frames:v', '1', '-c:v', 'libwebp', '-quality', String(quality), '-compression_level', '6'],
]

/** For services that show the picture of a link: some of them read no newer format. */
export const jpeg = (quality: number) => [
  ...['-frames:v', '1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj444p', '-q:v', String(quality)],
]
