/** The passwords that attackers try first, worldwide and in Spanish, in lower case and of six characters or more. */
const list = `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 654321 123123 123123123 123321 112233
111111 1111111 11111111 000000 0000000 00000000 222222 333333 444444 555555 666666 777777 888888 88888888 999999
121212 131313 159753 147258369 142536 789456 789456123 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwerty12345 asdfgh asdfghjkl zxcvbn zxcvbnm asd123 asdf1234
abc123 abcd1234 abcdef abcdefg abcdefgh a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 123abc 123qwe q1w2e3r4
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword p@ssword1 pass123 pass1234 passwd
admin1 admin12 admin123 admin1234 administrator administrador root123 toor123 letmein letmein1 welcome welcome1
welcome123 changeme changeme1 default guest123 master monkey dragon shadow sunshine princess football baseball superman
batman iloveyou iloveyou1 trustno1 starwars pokemon naruto michael jordan23 charlie jessica ashley daniel thomas
whatever freedom secret secret123 access login123 hello123 computer internet samsung google youtube facebook
contraseña contrasena contraseña1 contrasena1 contrasena123 contraseña123 clave123 clave1234 micontraseña micontrasena
teamo tequiero tequieromucho teamomucho amorcito mariposa estrella princesa corazon corazón alejandro alejandra
carlos carlos123 daniela fernando francisco gabriela javier123 manuel maria123 mariajose miguel patricia roberto
sebastian valentina veronica barcelona barcelona1 realmadrid realmadrid1 madrid athletic betis1907 sevilla valencia
espana españa espana123 españa123 colombia argentina venezuela mexico peru123 ecuador america cristiano messi10
hospital hospital1 hospital123 medico médico medico123 medico1234 doctor doctor1 doctor123 doctora medicina medicina1
medicina123 enfermera enfermero salud123 clinica clinica123 fonendo fonendo1 fonendo123 homologacion
hola123 hola1234 holahola holamundo buenosdias familia familia1 amigos chocolate chocolate1 jesus123 jesucristo
diosesamor diostebendiga bendicion angel123 angeles lorena natalia camila camila123 andrea andrea123 laura123
nicolas nicole samuel santiago diego123 david123 pedro123 juan123 juancarlos luis123 jose123 joseluis antonio
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
