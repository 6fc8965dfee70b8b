type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]

/** How people see colours in linear RGB: the matrices of Machado, Oliveira and Fernandes (2009) for a missing cone. */
export const visions = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

const times = (matrix: Matrix, [x, y, z]: Vector): Vector => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z)
  return [first ?? 0, second ?? 0, third ?? 0]
}

const each = ([x, y, z]: Vector, change: (value: number) => number): Vector => [
  change(x),
  change(y),
  change(z),
]

/** Linear RGB of `#RRGGBB`. */
function linearOf(hex: string): Vector {
  const number = Number.parseInt(hex.slice(1), 16)
  if (!/^#[\dA-F]{6}$/i.test(hex)) throw new Error(`${hex} is not #RRGGBB`)
  return each([number >> 16, (number >> 8) & 255, number & 255], (value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
}

const luminanceOf = (hex: string) => {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** OKLab (Ottosson 2020). */
function oklabOf(linear: Vector): Vector {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(cones, Math.cbrt),
  )
}

/** The lightness of a colour, from 0 to 100. */
export const lightnessOf = (hex: string): number => 100 * oklabOf(linearOf(hex))[0]

/** How far apart two colours are in OKLab, times 100; some 2 is the least that people notice. */
export function distanceOf(one: string, other: string, vision: keyof typeof visions = 'normal'): number {
  const seen = (hex: string) =>
    oklabOf(each(times(visions[vision], linearOf(hex)), (value) => Math.min(1, Math.max(0, value))))
  const [a, b] = [seen(one), seen(other)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
