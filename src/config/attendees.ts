/** The names that the meeting form suggests when the staff directory is not available (spec 3, Attendee suggestions). */
export const sampleAttendees = [
  'Aysel Kərimova',
  'Elvin Məmmədov',
  'Günay Rəhimli',
  'Irina Sokolova',
  'Kamran Abbasov',
  'Leyla İsmayılova',
  'Nigar Həsənova',
  'Rauf Əliyev',
  'Sevinc Vəliyeva',
  'Tural Quliyev',
] as const
