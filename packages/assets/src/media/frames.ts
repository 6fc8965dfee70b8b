import { type BarTone, motifColours, type PlanBar, planBars } from '@atrium/ui/motif'
import {
  type Bar,
  type Colour,
  colour,
  createSurface,
  drawBar,
  mix,
  type Surface,
  smoothstep,
} from '#drawing/surface.ts'
import { drawPeople } from './people.ts'
import type { Pace, Scene } from './scenes.ts'

/** A bar of the accent's colour looks like any other until its day comes. */
const restingTone = (tone: BarTone) => colour(motifColours[tone.startsWith('pine') ? tone : 'pine3'])

/** What a bar becomes at the today line: the quiet ones only a lighter green, so that the bright ones count. */
function litTone(tone: BarTone, accent: Colour): Colour {
  if (tone === 'pine1') return colour(motifColours.pine2)
  if (tone === 'pine2') return mix(colour(motifColours.pine3), accent, 0.1)
  return mix(colour(motifColours.pine3), accent, 0.92)
}

/** What is left of the brightness of a bar when its day is over. */
const afterglow = 0.5

/** The ground without bars: dark behind the text, lighter towards the upper right. */
function paintGround(scene: Scene): Surface {
  const { width, height, light } = scene
  const surface = createSurface(width, height)
  surface.coverage.fill(1)
  const dark = colour(motifColours.ground)
  const bright = colour(motifColours.pine2)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot(x / width - light.x, y / width - light.y) / light.reach
      surface.pixels.set(
        mix(dark, bright, (1 - smoothstep(0, 1, away)) * light.strength),
        (y * width + x) * 3,
      )
    }
  }
  return surface
}

/** 0 before the line, 1 while the bar lies across it, then down to the afterglow. */
function brightness(bar: Bar, line: number): number {
  const rise = smoothstep(24, -56, bar.left - line)
  const fall = smoothstep(-8, -200, bar.left + bar.width - line)
  return rise * (1 - fall * (1 - afterglow))
}

function drawToday(surface: Surface, scene: Scene, line: number): void {
  const lime = colour(motifColours.today)
  const dot = scene.width * 0.0043
  // Between two rows, so that the dot is never on a bar.
  const top = scene.rowHeight * (scene.today.row + 0.5)
  const stroke = { left: line - 1, top, width: 2, height: scene.height, radius: 0 }
  drawBar(surface, stroke, lime)
  const around = { left: line - dot, top: top - dot, width: 2 * dot, height: 2 * dot, radius: dot }
  drawBar(surface, around, lime)
}

/** Fades all bars out behind the text. */
function fadeLeft({ width, height, pixels }: Surface, ground: Surface, { fade }: Scene): void {
  for (let x = 0; x < fade.to * width; x += 1) {
    const shown = smoothstep(fade.from, fade.to, x / width)
    for (let y = 0; y < height; y += 1) {
      const index = (y * width + x) * 3
      for (let channel = index; channel < index + 3; channel += 1) {
        const below = ground.pixels[channel] ?? 0
        pixels[channel] = below + ((pixels[channel] ?? 0) - below) * shown
      }
    }
  }
}

/** The painter of a scene: the picture of any frame, the same one each time it is asked. */
export function createPainter(scene: Scene): (frame: number) => Surface {
  const { paces, rows, seed } = scene
  const ground = paintGround(scene)
  const accent = colour(motifColours[scene.accent])
  const column = scene.columnWidth
  const barHeight = scene.rowHeight * scene.barShare
  const line = Math.round(scene.today.at * scene.width)
  const plans = paces.map(({ columns }, turn) =>
    planBars({ seed: seed + turn, rows, columns, accent: scene.accent }).filter(
      ({ row }) => row % paces.length === turn,
    ),
  )

  const paintBar = (surface: Surface, plan: PlanBar, left: number) => {
    const bar: Bar = {
      left,
      // The first row is cut in half by the edge, so that the plan looks like a part of a larger one.
      top: plan.row * scene.rowHeight - barHeight / 2,
      width: plan.length * column,
      height: barHeight,
      radius: barHeight / 2,
    }
    const light = brightness(bar, line)
    const paint = mix(restingTone(plan.tone), litTone(plan.tone, accent), light)
    drawBar(surface, bar, paint)
    if (scene.hasPeople) drawPeople(surface, bar, { tone: plan.tone, paint, light })
  }

  const paintRows = (surface: Surface, bars: PlanBar[], pace: Pace, frame: number) => {
    const period = pace.columns * column
    const shift = (scene.begin * column + frame * pace.step) % period
    for (const plan of bars) {
      // The same bar repeats every period, as often as it fits into the picture.
      let left = plan.start * column - shift - period
      for (; left < scene.width; left += period) {
        if (left + plan.length * column > scene.fade.from * scene.width) paintBar(surface, plan, left)
      }
    }
  }

  return (frame) => {
    const surface = { ...ground, pixels: ground.pixels.slice(), coverage: ground.coverage.slice() }
    paces.forEach((pace, turn) => {
      paintRows(surface, plans[turn] ?? [], pace, frame)
    })
    fadeLeft(surface, ground, scene)
    drawToday(surface, scene, line)
    return surface
  }
}

/** The picture as 16-bit RGB: dark slopes have more shades than 8 bits can name, and would show steps. */
export function toRgb16({ pixels }: Surface): Buffer {
  const samples = new Uint16Array(pixels.length)
  for (let index = 0; index < pixels.length; index += 1)
    samples[index] = Math.round((pixels[index] ?? 0) * 257)
  return Buffer.from(samples.buffer)
}
