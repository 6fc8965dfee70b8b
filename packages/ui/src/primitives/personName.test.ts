import { initialsOf, namePartsOf } from './personName.ts'

it.each([
  ['Günəş Əliyeva', 'Günəş', '', 'Əliyeva'],
  ['Əli Vəli oğlu Məmmədov', 'Əli', 'Vəli oğlu', 'Məmmədov'],
  ['Məmmədov Əli Vəli oğlu', 'Əli', 'Vəli oğlu', 'Məmmədov'],
  ['Quliyeva Nərgiz Xanım Rəşad qızı', 'Nərgiz Xanım', 'Rəşad qızı', 'Quliyeva'],
  ['SEVDA RASİM QIZI HƏSƏNLİ', 'SEVDA', 'RASİM QIZI', 'HƏSƏNLİ'],
  ['Mammadov Ali Vali oglu', 'Ali', 'Vali oglu', 'Mammadov'],
  ['Leyla Samir qizi', 'Leyla', 'Samir qizi', ''],
  ['Rauf Kamil-oğlu Ağayev', 'Rauf', 'Kamil-oğlu', 'Ağayev'],
  ['Али Вели оглы Мамедов', 'Али', 'Вели оглы', 'Мамедов'],
  ['Мамедова Севда Расим кызы', 'Севда', 'Расим кызы', 'Мамедова'],
  ['Әли Вәли оғлу Мәммәдов', 'Әли', 'Вәли оғлу', 'Мәммәдов'],
  ['Артём Сергеевич Ёлкин', 'Артём', 'Сергеевич', 'Ёлкин'],
  ['Ёлкина Анна Ильинична', 'Анна', 'Ильинична', 'Ёлкина'],
  ['Роман Абрамович', 'Роман', '', 'Абрамович'],
  ['Tural Vəlioğlu', 'Tural', '', 'Vəlioğlu'],
  ['Anna Maria Smith', 'Anna Maria', '', 'Smith'],
  ['  Rəşad ', 'Rəşad', '', ''],
  ['', '', '', ''],
])('splits “%s” into “%s”, “%s” and “%s”', (fullname, given, patronymic, family) => {
  expect(namePartsOf(fullname)).toEqual({ given, patronymic, family })
})

it.each([
  ['Günəş Əliyeva', 'GƏ'],
  ['İradə Çələbi', 'İÇ'],
  ['Илья Щукин', 'ИЩ'],
  ['Fərid Şahin oğlu Quliyev', 'FQ'],
  ['Quliyev Fərid Şahin oğlu', 'FQ'],
  ['Fərid Şahin oğlu', 'F'],
  ['Мамедова Севда Расим кызы', 'СМ'],
  ['  Rəşad  ', 'R'],
  ['«Leyla» Ağa-zadə', 'LA'],
  ['', ''],
])('takes the initials of “%s”: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
