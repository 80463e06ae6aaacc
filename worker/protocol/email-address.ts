/**
 * Form of a mailbox's address: ASCII atoms with single dots between them, and a host name with a top level of letters. Quoted
 * names, IP addresses and lists are refused. A host with Turkish letters is accepted in its `xn--` form.
 */
const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;
const longestName = 64;

export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const name = address.slice(0, Math.max(0, at));
  return name.length <= longestName && atoms.test(name) && host.test(address.slice(at + 1));
}

export const notAnAddress = "E-posta adresi eksik ya da hatalı görünüyor. Örnek: ad@okul.k12.tr";
