/* Names for rows: what core/changes.py says, many times as fast.

   Rows that are almost alike are told apart by what differs. A position has hundreds of numbers, of
   which one action changes a few; where thousands of positions are compared that come from the same
   one, to name them by all their numbers takes longer than to play on. Where what was found out is
   kept for long, and some may be lost, a row is known by one number. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define BLOCK 16 /* numbers that are compared at once */
#define WAYS 4   /* numbers that are mixed side by side, since one mixing waits for the last */
#define ODD UINT64_C(0x9E3779B97F4A7C15)

typedef struct {
    int64_t place, number;
} Change;

typedef struct {
    PyObject_HEAD
    Py_buffer base; /* 64-bit numbers that nobody changes any more */
    Py_ssize_t size;
    Change *found; /* room for as many changes as there can be */
} Changes;

static PyObject *changes_create(PyTypeObject *type, PyObject *args, PyObject *Py_UNUSED(names))
{
    PyObject *base;
    if (!PyArg_ParseTuple(args, "O", &base)) return NULL;
    Changes *self = (Changes *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    if (PyObject_GetBuffer(base, &self->base, PyBUF_SIMPLE) < 0) {
        Py_DECREF(self);
        return NULL;
    }
    self->size = self->base.len / (Py_ssize_t)sizeof(int64_t);
    self->found = PyMem_Malloc(self->size * sizeof(Change) + 1);
    if (self->found == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    return (PyObject *)self;
}

static PyObject *changes_of(Changes *self, PyObject *row)
{
    Py_buffer view;
    if (PyObject_GetBuffer(row, &view, PyBUF_SIMPLE) < 0) return NULL;
    if (view.len != self->base.len) {
        PyErr_Format(PyExc_ValueError, "%zd bytes are given where %zd are needed", view.len,
                     self->base.len);
        PyBuffer_Release(&view);
        return NULL;
    }
    const int64_t *base = self->base.buf, *now = view.buf;
    Py_ssize_t count = 0;
    for (Py_ssize_t first = 0; first < self->size; first += BLOCK) {
        const Py_ssize_t end = first + BLOCK < self->size ? first + BLOCK : self->size;
        int64_t differs = 0; /* most blocks are alike, which is seen without a branch */
        for (Py_ssize_t at = first; at < end; at++) differs |= now[at] ^ base[at];
        if (differs == 0) continue;
        for (Py_ssize_t at = first; at < end; at++) {
            if (now[at] == base[at]) continue;
            self->found[count].place = at;
            self->found[count].number = now[at];
            count++;
        }
    }
    PyBuffer_Release(&view);
    return PyBytes_FromStringAndSize((const char *)self->found, count * sizeof(Change));
}

static void changes_forget(Changes *self)
{
    PyTypeObject *type = Py_TYPE(self);
    if (self->base.obj != NULL) PyBuffer_Release(&self->base);
    PyMem_Free(self->found);
    type->tp_free(self);
    Py_DECREF(type);
}

static uint64_t mix(uint64_t sum, uint64_t number)
{
    sum = (sum ^ number) * ODD;
    return sum << 29 | sum >> 35;
}

static PyObject *digest(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyObject *row, *mask;
    long long more;
    Py_buffer view, counts;
    if (!PyArg_ParseTuple(args, "OOL", &row, &mask, &more)) return NULL;
    if (PyObject_GetBuffer(row, &view, PyBUF_SIMPLE) < 0) return NULL;
    if (PyObject_GetBuffer(mask, &counts, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&view);
        return NULL;
    }
    const uint64_t *now = view.buf, *kept = counts.buf;
    const Py_ssize_t size = view.len / (Py_ssize_t)sizeof(int64_t);
    uint64_t sums[WAYS] = {1, 2, 3, 4}, sum = mix(size, more);
    Py_ssize_t at = 0;
    if (counts.len == view.len) {
        for (; at + WAYS <= size; at += WAYS)
            for (int way = 0; way < WAYS; way++)
                sums[way] = mix(sums[way], now[at + way] & kept[at + way]);
        for (; at < size; at++) sums[0] = mix(sums[0], now[at] & kept[at]);
    } else {
        PyErr_Format(PyExc_ValueError, "%zd bytes are given where %zd are needed", counts.len,
                     view.len);
    }
    for (int way = 0; way < WAYS; way++) sum = mix(sum, sums[way] ^ sums[way] >> 32);
    PyBuffer_Release(&counts);
    PyBuffer_Release(&view);
    if (at < size) return NULL;
    return PyLong_FromUnsignedLongLong((sum ^ sum >> 32) >> 2);
}

static PyMethodDef functions[] = {
    {"digest", digest, METH_VARARGS, "A number of 62 bits for what is wanted of a row."},
    {NULL, NULL, 0, NULL},
};

static PyMethodDef methods[] = {
    {"of", (PyCFunction)changes_of, METH_O, "What differs in a row; equal for equal rows."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "What differs from one row."},
    {Py_tp_new, changes_create},
    {Py_tp_dealloc, changes_forget},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {
    "kontor.core.rows.Changes", sizeof(Changes), 0, Py_TPFLAGS_DEFAULT, slots,
};

static int add_type(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&spec);
    if (type == NULL) return -1;
    const int done = PyModule_AddObjectRef(module, "Changes", type);
    Py_DECREF(type);
    return done;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, add_type}, {0, NULL}};

static PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "rows", "Names for rows.", 0, functions, module_slots,
    NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_rows(void) { return PyModuleDef_Init(&module); }
